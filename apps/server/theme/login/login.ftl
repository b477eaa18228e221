<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#assign wrong = messagesPerField.existsError('username', 'password')>
<#-- Somebody came from an agency's provider for the first time and connects their account by signing in to it. -->
<#assign connects = (url.loginAction!'')?contains("/first-broker-login")>
<@layout.registrationLayout displayMessage=!wrong; section>
  <#if section = "header"><#if connects>${msg("connectTitle")}<#else>${msg("loginAccountTitle")}</#if>
  <#elseif section = "lead"><p class="lead"><#if connects>${msg("connectLead")}<#else>${msg("signInLead")}</#if></p>
  <#elseif section = "form">
    <#if wrong><p class="notice notice-error" role="alert" id="input-error"
      >${kcSanitize(messagesPerField.getFirstError('username', 'password'))?no_esc}</p></#if>
    <#-- Leads to our own page: it begins the sign-in with a passkey, whose code only it can use. Shown by passkey.js where there are passkeys. -->
    <#if msg("offersPasskeys") = "yes" && (client.baseUrl)?has_content && !usernameHidden?? && !connects>
      <div id="passkey-offer" hidden>
        <a class="button-quiet button-passkey" href="${client.baseUrl}?signIn=passkey">
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 17v-5a7 7 0 0 1 14 0v3M8.5 20v-8a3.5 3.5 0 0 1 7 0v6M12 12v9"/></svg>
          ${msg("passkeySignIn")}</a>
        <p class="or">${msg("or")}</p>
      </div>
    </#if>
    <form id="kc-form-login" action="${url.loginAction}" method="post" data-once>
      <#if !usernameHidden??>
        <div class="field">
          <label class="label" for="username">${msg("username")}</label>
          <input class="input" id="username" name="username" value="${(login.username!'')}" type="text" autocomplete="username"
            autocapitalize="none" spellcheck="false" required <#if !(login.username!'')?has_content>autofocus</#if>
            <#if wrong>aria-invalid="true"</#if>>
        </div>
      </#if>
      <div class="field">
        <div class="label-row">
          <label class="label" for="password">${msg("password")}</label>
          <#if realm.resetPasswordAllowed><a href="${url.loginResetCredentialsUrl}">${msg("doForgotPassword")}</a></#if>
        </div>
        <@fields.password id="password" autocomplete="current-password" autofocus=(login.username!'')?has_content invalid=wrong />
      </div>
      <input type="hidden" name="credentialId" <#if auth.selectedCredential?has_content>value="${auth.selectedCredential}"</#if>>
      <button class="button" id="kc-login" name="login" type="submit" value="on">${msg("doLogIn")}</button>
    </form>
    <#-- Leads to our own page, which asks for the address: agencies are not listed here. -->
    <#if (social.providers)?has_content && (client.baseUrl)?has_content && !connects>
      <a class="button-quiet" href="${client.baseUrl}?signIn=agency">${msg("agencySignIn")}</a>
    </#if>
  </#if>
</@layout.registrationLayout>
