// Who is who once the accounts and companies stand; places in these lists are what the cases name.
export interface DemoPeople {
  readonly path: string;
  readonly agencyUid: string;
  readonly houseUid: string;
  readonly otherAgencies: readonly { readonly agencyUid: string; readonly ownerUid: string }[];
  readonly adminUid: string;
  readonly agencyOwnerUid: string;
  readonly agents: readonly DemoPerson[];
  readonly reviewers: readonly DemoPerson[];
  readonly direct: { readonly personUid: string; readonly applicantUid: string };
  readonly traveller: { readonly personUid: string; readonly applicantUid: string };
}

export interface DemoPerson {
  readonly personUid: string;
  readonly name: string;
}
