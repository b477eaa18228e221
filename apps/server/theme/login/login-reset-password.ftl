<#import "template.ftl" as layout>
<#assign wrong = messagesPerField.existsError('username')>
<@layout.registrationLayout displayInfo=true displayMessage=!wrong; section>
  <#if section = "header">${msg("emailForgotTitle")}
  <#elseif section = "lead"><p class="lead">${msg("emailInstruction")}</p>
  <#elseif section = "form">
    <form id="kc-reset-password-form" action="${url.loginAction}" method="post" data-once>
      <div class="field">
        <label class="label" for="username">${msg("username")}</label>
        <input class="input" id="username" name="username" type="text" value="${(auth.attemptedUsername!'')}" autocomplete="username"
          autocapitalize="none" spellcheck="false" required autofocus <#if wrong>aria-invalid="true" aria-describedby="input-error"</#if>>
        <#if wrong><p class="field-error" id="input-error">${kcSanitize(messagesPerField.get('username'))?no_esc}</p></#if>
      </div>
      <button class="button" type="submit">${msg("sendLink")}</button>
    </form>
  <#elseif section = "info"><a href="${url.loginUrl}">${msg("backToLogin")?no_esc}</a>
  </#if>
</@layout.registrationLayout>
