// The created accounts and companies. Demo applications refer to agents and reviewers by their index in these lists.
export interface DemoPeople {
  readonly path: string;
  readonly realm: string; // the demo realm whose people these are
  readonly agencyUid: string;
  readonly platformAgencyUid: string;
  readonly otherAgencies: readonly { readonly agencyUid: string; readonly ownerUid: string }[];
  readonly adminUid: string;
  readonly agencyOwnerUid: string;
  readonly agents: readonly DemoPerson[];
  readonly reviewers: readonly DemoPerson[];
  readonly direct: { readonly personUid: string; readonly applicantUid: string };
  readonly traveller: { readonly personUid: string; readonly applicantUid: string };
}

interface DemoPerson {
  readonly personUid: string;
  readonly name: string;
}
