<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
  <#if section = "header">${msg("passkeyErrorTitle")}
  <#elseif section = "lead"><p class="lead">${msg("passkeyErrorLead")}</p>
  <#elseif section = "form">
    <form id="kc-error-credential-form" action="${url.loginAction}" method="post" data-once>
      <input type="hidden" name="authenticationExecution" value="${execution}">
      <input type="hidden" name="isSetRetry" value="retry">
      <button class="button" type="submit">${msg("passkeyAgain")}</button>
    </form>
    <#if isAppInitiatedAction??>
      <form action="${url.loginAction}" method="post">
        <button class="button-quiet" type="submit" name="cancel-aia" value="true">${msg("doCancel")}</button>
      </form>
    <#elseif (client.baseUrl)?has_content><a class="button-quiet" href="${client.baseUrl}">${msg("passkeyOther")}</a></#if>
  </#if>
</@layout.registrationLayout>
