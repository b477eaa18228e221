<#ftl output_format="plainText">
<#import "template.ftl" as layout>
<@layout.mail key="identityProviderLink" line=msg("identityProviderLinkLine", identityProviderDisplayName, msg("brandName")) link=link />
