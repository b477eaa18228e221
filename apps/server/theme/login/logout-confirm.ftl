<#import "template.ftl" as layout>
<@layout.registrationLayout; section>
  <#if section = "header">${msg("logoutConfirmTitle")}
  <#elseif section = "form">
    <p class="lead">${msg("logoutConfirmHeader")}</p>
    <form action="${url.logoutConfirmAction}" method="post" data-once>
      <input type="hidden" name="session_code" value="${logoutConfirm.code}">
      <button class="button" name="confirmLogout" id="kc-logout" type="submit" value="on">${msg("doLogout")}</button>
    </form>
  </#if>
</@layout.registrationLayout>
