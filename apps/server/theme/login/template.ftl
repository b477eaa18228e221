<#-- Layout of every page: brand, card, trust line, footer. Pages fill the sections header, lead, form and info. -->
<#macro registrationLayout bodyClass="" displayInfo=false displayMessage=true displayRequiredFields=false>
<!doctype html>
<html lang="${lang!'en'}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex, nofollow">
  <title>${msg("brandName")}</title>
  <#if msg("brandFavicon")?has_content><link rel="icon" type="image/png" href="data:image/png;base64,${msg("brandFavicon")}"></#if>
  <style>
    :root {
      --brand: ${msg("brandFilled")};
      --brand-hover: ${msg("brandHover")};
      --on-brand: ${msg("brandOnFilled")};
      --brand-line: ${msg("brandLine")};
    }
  </style>
  <link rel="stylesheet" href="${url.resourcesPath}/css/sign-in.css">
  <script type="module" src="${url.resourcesPath}/js/page.js"></script>
  <script type="module" src="${url.resourcesPath}/js/passkey.js"></script>
  <#if scripts??><#list scripts as script><script src="${script}"></script></#list></#if>
</head>
<body>
  <div class="lines" aria-hidden="true"></div>
  <main class="middle">
    <p class="brand">
      <#if msg("brandLogo")?has_content><img src="data:image/png;base64,${msg("brandLogo")}" alt="" width="36" height="36"></#if>
      <span>${msg("brandName")}</span>
    </p>
    <div class="card">
      <h1><#nested "header"></h1>
      <#nested "lead">
      <#if displayMessage && message?has_content && (message.type != 'warning' || !isAppInitiatedAction??)>
        <p class="notice notice-${message.type}" role="<#if message.type = 'error'>alert<#else>status</#if>"
          >${kcSanitize(message.summary)?no_esc}</p>
      </#if>
      <#nested "form">
      <#if displayInfo><div class="more"><#nested "info"></div></#if>
    </div>
    <p class="trust">
      <svg width="17" height="17" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 4.5 5.8v5.4c0 4.6 3 8 7.5 9.8 4.5-1.8 7.5-5.2 7.5-9.8V5.8Z"/>
        <path d="M12 10.5v4"/><circle cx="12" cy="10" r="1"/></svg>
      ${msg("trustLine")}
    </p>
  </main>
  <footer class="foot">
    <span>${msg("supportFooter")}</span>
    <#if realm.internationalizationEnabled && locale??>
      <nav class="langs" aria-label="${msg("languages")}">
        <#list locale.supported as each>
          <#if each.languageTag = locale.currentLanguageTag><b lang="${each.languageTag}" aria-current="true">${each.label}</b>
          <#else><a href="${each.url}" lang="${each.languageTag}" hreflang="${each.languageTag}">${each.label}</a></#if>
        </#list>
      </nav>
    </#if>
    <span>${msg("supportPhone")}</span>
  </footer>
</body>
</html>
</#macro>
