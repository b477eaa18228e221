<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
  <#if section = "header"><#if messageHeader??>${kcSanitize(msg("${messageHeader}"))?no_esc}<#else>${msg("infoTitle")}</#if>
  <#elseif section = "form">
    <p class="lead">${kcSanitize(message.summary)?no_esc}<#if
      requiredActions??><#list requiredActions>: <#items
      as action>${kcSanitize(msg("requiredAction.${action}"))?no_esc}<#sep>, </#items></#list></#if></p>
    <#if !skipLink??>
      <#if pageRedirectUri?has_content><a class="button" href="${pageRedirectUri}">${msg("backToApplication")?no_esc}</a>
      <#elseif actionUri?has_content><a class="button" href="${actionUri}">${msg("proceedWithAction")?no_esc}</a>
      <#elseif (client.baseUrl)?has_content><a class="button" href="${client.baseUrl}">${msg("backToApplication")?no_esc}</a></#if>
    </#if>
  </#if>
</@layout.registrationLayout>
