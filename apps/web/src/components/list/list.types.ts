import type { ComponentType, ReactNode } from 'react';

// What a screen says about its list; StaffList does the rest. Every text arrives already translated.
// A definition may be made anew on each render: nothing depends on its identity, only on `name` and the ids within. Kept (useMemo),
// rows that did not change are not drawn again.

/** A tabler icon, or anything that takes a size. */
export type ListIcon = ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;

export type SortDirection = 'asc' | 'desc';
export interface ListSort {
  readonly key: string;
  readonly direction: SortDirection;
}

/** choice, text: one value. many: any number. range: [from, to] as YYYY-MM-DD, either may be ''; or [preset]. */
export type FilterValue = readonly string[];
export type ListFilters = Readonly<Record<string, FilterValue>>;

/** What the person asked for: this travels in the address, in saved views and with "select all matching". */
export interface ListQuery {
  readonly search: string;
  readonly filters: ListFilters;
  readonly sort: ListSort;
}

export interface ListRequest extends ListQuery {
  readonly limit: number;
  readonly cursor: string | null;
  readonly signal: AbortSignal;
}

/** total null: not counted. more: the total is a floor, written "1,000+". */
export interface Total {
  readonly total: number | null;
  readonly more: boolean;
}

export interface ListPage<Row> extends Total {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

export interface ListColumn<Row> {
  readonly id: string;
  readonly head: string;
  /** The first column is the row's link: nothing in its cell may be clickable by itself. compact: one line only. */
  readonly cell: (row: Row, look: { compact: boolean }) => ReactNode;
  /** A key of `sorts`; the head then becomes a button. */
  readonly sort?: string;
  /** Pixels; the first column takes whatever is left over, and gives way down to 160. */
  readonly width: number;
  /** Never dropped on narrow panes, not offered in the chooser. The first column always is. */
  readonly always?: boolean;
  /** Hidden until somebody chooses it. */
  readonly optional?: boolean;
  /** Narrow panes drop the highest first; its place from the left unless said. */
  readonly rank?: number;
  readonly align?: 'left' | 'right';
  /** The cell in the CSV file; a column without is left out of it. */
  readonly csv?: (row: Row) => string | number | null | undefined;
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface ListFilter {
  /** Also its name in the address, so none of: search, sort, size, open, tab, view. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'choice' | 'many' | 'range' | 'text';
  /** For range: presets such as { value: 'next-90', label: 'next 90 days' }. A function is asked as the person types. */
  readonly options?:
    readonly FilterOption[] | ((search: string, signal: AbortSignal) => Promise<readonly FilterOption[]>);
  /** The words in the chip; the options' labels unless said. Needed where options come from a function. */
  readonly format?: (value: FilterValue) => string;
  readonly placeholder?: string;
}

export interface SortOption {
  readonly key: string;
  readonly label: string;
  /** The direction of the first click. */
  readonly first?: SortDirection;
}

export interface ListAction {
  readonly label: string;
  readonly icon?: ListIcon;
  readonly run: () => void;
}

export interface RowAction extends ListAction {
  readonly id: string;
  /** bad: deletes, suspends. */
  readonly tone?: 'bad';
  readonly disabled?: boolean;
  /** A line above it. */
  readonly divided?: boolean;
}

/** rows: what was ticked. matching: everything the query finds, seen or not: send the query, never ids. */
export type ListSelection<Row> =
  | { readonly kind: 'rows'; readonly ids: readonly string[]; readonly rows: readonly Row[] }
  | ({ readonly kind: 'matching'; readonly query: ListQuery } & Total);

export interface BulkResult {
  /** How many were changed. */
  readonly done: number;
  readonly failed: readonly { readonly id: string; readonly label: string; readonly reason: string }[];
}

export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly icon: ListIcon;
  /** Ticked rows that may not are left out of what `run` gets, and listed as not done. */
  readonly mayRun?: (row: Row) => boolean;
  /** False where the server knows no filter for it: then it is off while "all matching" is selected. */
  readonly matching?: boolean;
  /** May open a dialog first. null: the person changed their mind, nothing happened. Afterwards the list is read again. */
  readonly run: (selection: ListSelection<Row>) => Promise<BulkResult | null>;
}

export interface DrawerTab {
  readonly id: string;
  readonly label: string;
  readonly count?: string | number;
  /** Called only while the tab is open. */
  readonly content: () => ReactNode;
}

export interface RowDrawer {
  /** The row's label unless said. */
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Monospace, beside the arrows. */
  readonly reference?: string;
  /** A tile left of the title. */
  readonly picture?: ReactNode;
  readonly tabs: readonly DrawerTab[];
  /** Buttons at the foot; at most one of them primary. */
  readonly foot?: ReactNode;
}

export interface ListView {
  readonly id: string;
  readonly label: string;
  /** default: comes with the screen. mine, shared: saved by people. */
  readonly kind: 'default' | 'mine' | 'shared';
  /** What is left out stands as in the empty list. */
  readonly query: Partial<ListQuery>;
  readonly columns?: readonly string[];
  readonly count?: Total;
  /** May this person change or remove it? Own views always. */
  readonly mayEdit?: boolean;
}

/** A tab that shows something else than rows, such as the requests of agencies. `?view=<id>` opens it. */
export interface ListExtraTab {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  /** The count in red: somebody waits. */
  readonly urgent?: boolean;
  readonly content: () => ReactNode;
}

export interface NewView {
  /** Given: this view is replaced. */
  readonly id?: string;
  readonly label: string;
  readonly shared: boolean;
  readonly query: ListQuery;
  readonly columns?: readonly string[];
}

export interface SavedViews {
  readonly list: readonly ListView[];
  readonly save: (view: NewView) => Promise<ListView>;
  readonly remove: (id: string) => Promise<void>;
  /** May this person share with the agency? */
  readonly mayShare?: boolean;
}

export interface EmptyWords {
  readonly title: string;
  readonly text: string;
  readonly icon?: ListIcon;
  readonly action?: ListAction;
  readonly alternative?: ListAction;
}

export interface ListDefinition<Row> {
  /** Key of the cache, of remembered choices and of saved views: 'applications'. */
  readonly name: string;
  /** The page's h1. */
  readonly title: string;
  /** 'application' for 1, 'applications' otherwise, in the language of the screen. */
  readonly noun: (count: number) => string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** How a person would call it, for "Select Asha Verma". */
  readonly rowLabel: (row: Row) => string;
  readonly filters?: readonly ListFilter[];
  readonly searchPlaceholder: string;
  readonly sorts: readonly SortOption[];
  readonly defaultSort: ListSort;
  readonly fetch: (request: ListRequest) => Promise<ListPage<Row>>;
  /** A row opened by its address that is not on this page; null: there is none, or not for this person. */
  readonly fetchRow?: (id: string, signal: AbortSignal) => Promise<Row | null>;
  /** The one primary button; N. */
  readonly primaryAction?: ListAction;
  /** Row click, Enter. */
  readonly drawer?: (row: Row) => RowDrawer;
  /** Where Enter leads from an open row, and a row click where there is no drawer: '/form?applicationUid=…'. */
  readonly pagePath?: (row: Row) => string | null;
  /** E. */
  readonly edit?: (row: Row) => void;
  readonly rowMenu?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction<Row>[];
  readonly empty: EmptyWords;
  /** The first is the whole list and should ask for nothing. */
  readonly views?: readonly ListView[];
  readonly extraTabs?: readonly ListExtraTab[];
  /** File name without ending and day; without it there is no export. */
  readonly exportName?: string;
  /** Beside the count, such as when the list was last live. */
  readonly liveHint?: ReactNode;
}

export interface StaffListProps<Row> {
  readonly definition: ListDefinition<Row>;
  /** Without it, views cannot be saved. */
  readonly savedViews?: SavedViews;
  /** Rows that came since the list was read: "4 new" instead of jumping rows. */
  readonly newCount?: number;
  /** Called after the list was read again. */
  readonly onShowNew?: () => void;
}
