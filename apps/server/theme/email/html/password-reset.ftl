<#import "template.ftl" as layout>
<@layout.mail key="passwordReset" line=msg("passwordResetLine", msg("brandName")) link=link />
