<#-- Same look as our own mails: name in the brand colour, text, support contact, footer. Tables and inline styles, because mail clients
     support little else. -->
<#assign font = "'Segoe UI', 'Noto Sans', 'Noto Sans Devanagari', Roboto, Helvetica, Arial, sans-serif">
<#macro emailLayout>
<!doctype html>
<html lang="${locale.language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <title>${msg("brandName")}</title>
  <style>
    :root { color-scheme: light dark; supported-color-schemes: light dark; }
    @media (prefers-color-scheme: dark) {
      .page { background: #111315 !important; }
      .card { background: #1c1f22 !important; }
      .foot { background: #17191c !important; }
      .ink { color: #f2f2f0 !important; }
      .text { color: #d6d6d2 !important; }
      .dim { color: #a8a8a4 !important; }
    }
  </style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f4f2">
  <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
    <tr>
      <td align="center" style="padding:32px 16px">
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="card"
          style="max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden">
          <tr>
            <td style="padding:18px 32px;background:${msg("brandFilled")};font:700 18px ${font};color:${msg("brandOnFilled")}"
              >${msg("brandName")}</td>
          </tr>
          <tr>
            <td class="text" style="padding:32px;font:16px/1.6 ${font};color:#2b2b2b"><#nested>
              <p class="dim" style="margin:16px 0 0;font:14px/1.6 ${font};color:#5a5a5a">${msg("supportLead")} <#list
                ["supportPhone", "supportEmail", "supportHours"]?map(key -> msg(key))?filter(words -> words != "") as words
                >${words}<#sep> · </#list></p>
            </td>
          </tr>
          <tr>
            <td class="foot dim" style="padding:18px 32px;background:#fafaf8;font:13px/1.5 ${font};color:#5a5a5a"
              >${msg("supportFooter")}</td>
          </tr>
        </table>
      </td>
    </tr>
  </table>
</body>
</html>
</#macro>

<#-- Texts by key: KEYHeading, KEYLine, KEYButton, KEYAfter. -->
<#macro mail key line link="" code="">
<@emailLayout>
              <h1 class="ink" style="margin:0 0 16px;font:700 22px/1.3 ${font};color:#141414">${msg(key + "Heading")}</h1>
              <p class="text" style="margin:0 0 12px;font:16px/1.6 ${font};color:#2b2b2b">${line}</p>
              <#if code != ""><p class="ink" style="margin:20px 0;font:700 34px/1.2 ${font};letter-spacing:6px;color:#141414"
                >${code}</p></#if>
              <#if link != "">
              <table role="presentation" cellspacing="0" cellpadding="0" style="margin:24px 0">
                <tr>
                  <td style="border-radius:8px;background:${msg("brandFilled")}">
                    <a href="${link}"
                      style="display:inline-block;padding:14px 28px;font:600 16px ${font};color:${msg("brandOnFilled")};text-decoration:none"
                      >${msg(key + "Button")}</a>
                  </td>
                </tr>
              </table>
              <p class="text" style="margin:0 0 12px;font:16px/1.6 ${font};color:#2b2b2b">${msg("linkLife",
                linkExpirationFormatter(linkExpiration))}</p>
              </#if>
              <p class="text" style="margin:0 0 12px;font:16px/1.6 ${font};color:#2b2b2b">${msg(key + "After")}</p>
</@emailLayout>
</#macro>
