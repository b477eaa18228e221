<#import "template.ftl" as layout>
<@layout.registrationLayout; section>
  <#if section = "header">${msg("passkeySignInTitle")}
  <#elseif section = "lead"><p class="lead">${msg("passkeySignInLead")}</p>
  <#elseif section = "form">
    <p class="notice notice-error" role="alert" id="passkey-problem" hidden></p>
    <form id="webauth" action="${url.loginAction}" method="post" data-passkey="use" data-challenge="${challenge}" data-rp="${rpId}"
      data-verification="${userVerification}" data-seconds="${createTimeout}" data-unsupported="${msg("passkeyUnsupported")}"
      data-failed="${msg("passkeyNotUsed")}">
      <#list ["clientDataJSON", "authenticatorData", "signature", "credentialId", "userHandle", "error"] as name>
        <input type="hidden" id="${name}" name="${name}">
      </#list>
      <button class="button" type="button" id="passkey-button" autofocus>${msg("passkeySignIn")}</button>
    </form>
    <#if (client.baseUrl)?has_content><a class="button-quiet" href="${client.baseUrl}">${msg("passkeyOther")}</a></#if>
  </#if>
</@layout.registrationLayout>
