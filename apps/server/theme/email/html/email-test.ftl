<#import "template.ftl" as layout>
<@layout.mail key="emailTest" line=msg("emailTestLine", msg("brandName")) />
