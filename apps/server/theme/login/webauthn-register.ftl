<#import "template.ftl" as layout>
<@layout.registrationLayout; section>
  <#if section = "header">${msg("passkeyAddTitle")}
  <#elseif section = "lead"><p class="lead">${msg("passkeyAddLead", username)}</p>
  <#elseif section = "form">
    <p class="notice notice-error" role="alert" id="passkey-problem" hidden></p>
    <form id="register" action="${url.loginAction}" method="post" data-passkey="add" data-challenge="${challenge}" data-rp="${rpId}"
      data-rp-name="${rpEntityName}" data-user="${userid}" data-user-name="${username}" data-seconds="${createTimeout}"
      data-algorithms="<#list signatureAlgorithms as each>${each?c}<#sep>,</#list>" data-known="${excludeCredentialIds}"
      data-unsupported="${msg("passkeyUnsupported")}" data-failed="${msg("passkeyNotAdded")}" data-exists="${msg("passkeyExists")}">
      <#list ["clientDataJSON", "attestationObject", "publicKeyCredentialId", "authenticatorLabel", "transports",
        "authenticatorAttachment", "error"] as name>
        <input type="hidden" id="${name}" name="${name}">
      </#list>
      <button class="button" type="button" id="passkey-button" autofocus>${msg("passkeyAdd")}</button>
    </form>
    <#if isAppInitiatedAction??>
      <form action="${url.loginAction}" method="post">
        <button class="button-quiet" type="submit" name="cancel-aia" value="true">${msg("doCancel")}</button>
      </form>
    </#if>
  </#if>
</@layout.registrationLayout>
