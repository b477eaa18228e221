<#ftl output_format="plainText">
<#macro mail key line link="" code="">
${msg("brandName")}

${msg(key + "Heading")}

${line}
<#if code != "">

${code}
</#if>
<#if link != "">

${msg(key + "Button")}: ${link}

${msg("linkLife", linkExpirationFormatter(linkExpiration))}
</#if>

${msg(key + "After")}

${msg("supportLead")} <#list ["supportPhone", "supportEmail", "supportHours"]?map(key -> msg(key))?filter(words -> words != "")
  as words>${words}<#sep> · </#list>

${msg("supportFooter")}
</#macro>
