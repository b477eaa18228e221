<#ftl output_format="plainText">
<#import "template.ftl" as layout>
<#assign actions><#list requiredActions![] as action>${msg("requiredAction." + action)}<#sep>, </#list></#assign>
<@layout.mail key="executeActions" line=msg("executeActionsLine", msg("brandName"), actions) link=link />
