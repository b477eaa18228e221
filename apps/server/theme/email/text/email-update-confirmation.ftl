<#ftl output_format="plainText">
<#import "template.ftl" as layout>
<@layout.mail key="emailUpdateConfirmation" line=msg("emailUpdateConfirmationLine", msg("brandName")) link=link />
