<#import "template.ftl" as layout>
<@layout.registrationLayout; section>
  <#if section = "header">${msg("pageExpiredTitle")}
  <#elseif section = "form">
    <p class="lead">${msg("pageExpiredLead")}</p>
    <a class="button" id="loginRestartLink" href="${url.loginRestartFlowUrl}">${msg("startAgain")}</a>
    <a class="button-quiet" id="loginContinueLink" href="${url.loginAction}">${msg("continueSignIn")}</a>
  </#if>
</@layout.registrationLayout>
