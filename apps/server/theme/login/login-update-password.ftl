<#import "template.ftl" as layout>
<#import "fields.ftl" as fields>
<#assign wrongNew = messagesPerField.existsError('password')>
<#assign wrongAgain = messagesPerField.existsError('password-confirm')>
<@layout.registrationLayout displayMessage=false; section>
  <#if section = "header">${msg("updatePasswordTitle")}
  <#elseif section = "lead">
    <p class="notice">
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <rect x="5" y="11" width="14" height="9.5" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/><circle cx="12" cy="15.7" r="1"/></svg>
      <span>${msg("updatePasswordMessage")}</span>
    </p>
  <#elseif section = "form">
    <form id="kc-passwd-update-form" action="${url.loginAction}" method="post" data-rules data-differ="${msg("notMatchPasswordMessage")}">
      <input type="hidden" name="logout-sessions" value="on">
      <input type="text" name="username" value="${(auth.attemptedUsername!'')}" autocomplete="username" readonly hidden>
      <div class="field">
        <label class="label" for="password-new">${msg("passwordNew")}</label>
        <@fields.password id="password-new" autocomplete="new-password" autofocus=true invalid=wrongNew describedBy="rules" />
        <#if wrongNew><p class="field-error" role="alert">${kcSanitize(messagesPerField.get('password'))?no_esc}</p></#if>
        <p class="rules-head" data-count="${msg("rulesMet", "#", "5")}"></p>
        <ul class="rules" id="rules">
          <#list ["length", "uppercase", "lowercase", "number", "special"] as rule>
            <li data-rule="${rule}"><i aria-hidden="true"></i><span>${msg("rule." + rule)}</span><small
              data-met="${msg("ruleMet")}" data-missing="${msg("ruleMissing")}"<#if
              rule = "length"> data-more="${msg("ruleMore", "#")}"</#if>></small></li>
          </#list>
        </ul>
      </div>
      <div class="field">
        <label class="label" for="password-confirm">${msg("passwordConfirm")}</label>
        <@fields.password id="password-confirm" autocomplete="new-password" invalid=wrongAgain describedBy="differ" />
        <p class="field-error" id="differ" role="alert"
          ><#if wrongAgain>${kcSanitize(messagesPerField.get('password-confirm'))?no_esc}</#if></p>
      </div>
      <button class="button" type="submit">${msg("updatePassword")}</button>
      <#if isAppInitiatedAction??>
        <button class="button-quiet" type="submit" name="cancel-aia" value="true" formnovalidate>${msg("doCancel")}</button>
      </#if>
    </form>
  </#if>
</@layout.registrationLayout>
