<#import "template.ftl" as layout>
<#outputformat "plainText">
<#assign actions><#list requiredActions![] as action>${msg("requiredAction." + action)}<#sep>, </#list></#assign>
</#outputformat>
<@layout.mail key="executeActions" line=msg("executeActionsLine", msg("brandName"), actions) link=link />
