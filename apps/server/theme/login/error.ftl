<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
  <#if section = "header">${msg("errorTitle")}
  <#elseif section = "form">
    <p class="lead" id="kc-error-message">${kcSanitize(message.summary)?no_esc}</p>
    <#if !skipLink?? && (client.baseUrl)?has_content><a class="button" href="${client.baseUrl}">${msg("backToApplication")?no_esc}</a></#if>
  </#if>
</@layout.registrationLayout>
