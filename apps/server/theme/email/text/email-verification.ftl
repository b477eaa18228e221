<#ftl output_format="plainText">
<#import "template.ftl" as layout>
<@layout.mail key="emailVerification" line=msg("emailVerificationLine", msg("brandName")) link=link />
