<#-- Password field with a show/hide button; the script reads both labels from data attributes. -->
<#macro password id autocomplete autofocus=false invalid=false describedBy="">
<div class="secret">
  <input class="input" id="${id}" name="${id}" type="password" autocomplete="${autocomplete}" required
    <#if autofocus>autofocus</#if> <#if invalid>aria-invalid="true"</#if>
    <#if describedBy?has_content>aria-describedby="${describedBy}"</#if>>
  <button type="button" class="eye" aria-controls="${id}" aria-label="${msg("showPassword")}" aria-pressed="false"
    data-show="${msg("showPassword")}" data-hide="${msg("hidePassword")}">
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.5 12C5 7.7 8.2 5.5 12 5.5S19 7.7 21.5 12C19 16.3 15.800 18.5 12 18.5S5 16.3 2.5 12Z"/>
      <circle cx="12" cy="12" r="3.2"/><path class="slash" d="m4 4 16 16"/></svg>
  </button>
</div>
</#macro>
