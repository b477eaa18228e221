<#ftl output_format="plainText">
<#import "template.ftl" as layout>
<@layout.mail key="emailVerificationCode" line=msg("emailVerificationCodeLine", msg("brandName")) code=code />
