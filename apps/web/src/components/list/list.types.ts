import type { ComponentType, ReactNode } from 'react';
import type { ExportedColumn, ListFile } from './export/list-file.ts';

// Definition of a list, rendered by StaffList. All texts are already translated.
// A definition may be recreated on each render: only `name` and the ids matter. If it is memoized,
// unchanged rows do not render again.

/** A tabler icon, or any component with a size. */
export type ListIcon = ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;

export type SortDirection = 'asc' | 'desc';
export interface ListSort {
  readonly key: string;
  readonly direction: SortDirection;
}

/** choice, text: one value. many: any number. range: [from, to] as YYYY-MM-DD, either may be ''; or [preset]. */
export type FilterValue = readonly string[];
export type ListFilters = Readonly<Record<string, FilterValue>>;

/** The query; stored in the address, in saved views and in "select all matching". */
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

/** total null: not counted. more: the total is a minimum, shown as "1,000+". */
export interface Total {
  readonly total: number | null;
  readonly more: boolean;
}

export interface ListPage<Row> extends Total {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** Exported: the rows of its file, if they have less than those of the screen. */
export interface ListColumn<Row, Exported = Row> extends ExportedColumn<Exported> {
  readonly id: string;
  /** The first column is the row's link, so its cell must not contain controls. compact: one line only. */
  readonly cell: (row: Row, options: { compact: boolean }) => ReactNode;
  /** A key of `sorts`; makes the column header a button. */
  readonly sort?: string;
  /** Pixels; the first column takes the remaining width, at least 160. */
  readonly width: number;
  /** Pixels it may shrink to before a column is dropped; absent: it does not shrink. */
  readonly least?: number;
  /** Never dropped on narrow panes and not offered in the chooser. Always true for the first column. */
  readonly always?: boolean;
  /** Hidden until chosen. */
  readonly optional?: boolean;
  /** Narrow panes drop the highest first; defaults to the column's index. */
  readonly rank?: number;
  readonly align?: 'left' | 'right';
}

interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface ListFilter {
  /** Also its parameter in the address, so it must not be: search, sort, size, open, tab, view. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'choice' | 'many' | 'range' | 'text';
  /** For range: presets such as { value: 'next-90', label: 'next 90 days' }. A function is called while typing. */
  readonly options?:
    | readonly FilterOption[]
    | ((search: string, signal: AbortSignal) => Promise<readonly FilterOption[]>);
  /** Text of the chip; defaults to the option labels. Required if options are a function. */
  readonly format?: (value: FilterValue) => string;
  readonly placeholder?: string;
}

export interface SortOption {
  readonly key: string;
  readonly label: string;
  /** Direction of the first click. */
  readonly first?: SortDirection;
}

export interface ListAction {
  readonly label: string;
  readonly icon?: ListIcon;
  readonly run: () => void;
}

export interface RowAction extends ListAction {
  readonly id: string;
  /** bad: destructive. */
  readonly tone?: 'bad';
  readonly disabled?: boolean;
  /** Draws a divider above it. */
  readonly divided?: boolean;
}

/** rows: the selected rows. matching: everything the query finds; send the query, not ids. */
export type ListSelection<Row> =
  | { readonly kind: 'rows'; readonly ids: readonly string[]; readonly rows: readonly Row[] }
  | ({ readonly kind: 'matching'; readonly query: ListQuery } & Total);

export interface BulkResult {
  /** Shown if every row was changed; absent: the label with the number of rows. */
  readonly message?: string;
  /** Number of changed rows. */
  readonly done: number;
  readonly failed: readonly { readonly id: string; readonly label: string; readonly reason: string }[];
}

export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly icon: ListIcon;
  /** Rows that are not allowed are excluded from `run` and reported as not done. */
  readonly mayRun?: (row: Row) => boolean;
  /** False if the call does not accept a query: then disabled while "all matching" is selected. */
  readonly matching?: boolean;
  /** May open a dialog first. null: cancelled. Afterwards the list is reloaded. */
  readonly run: (selection: ListSelection<Row>) => Promise<BulkResult | null>;
}

export interface DrawerTab {
  readonly id: string;
  readonly label: string;
  readonly count?: string | number;
  /** Rendered only while the tab is open. */
  readonly content: () => ReactNode;
}

export interface RowDrawer {
  /** Defaults to the row's label. */
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Monospace, beside the navigation buttons. */
  readonly reference?: string;
  /** Tile left of the title. */
  readonly picture?: ReactNode;
  readonly tabs: readonly DrawerTab[];
  /** Footer buttons; at most one primary. */
  readonly foot?: ReactNode;
}

export interface ListView {
  readonly id: string;
  readonly label: string;
  /** default: part of the screen. mine, shared: saved by people. */
  readonly kind: 'default' | 'mine' | 'shared';
  /** Missing parts use the defaults. */
  readonly query: Partial<ListQuery>;
  readonly columns?: readonly string[];
  readonly count?: Total;
  /** Whether this person may change or remove it. Always true for own views. */
  readonly mayEdit?: boolean;
}

/** A tab with other content than rows, such as agency requests. `?view=<id>` opens it. */
export interface ListExtraTab {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  /** Shows the count in red. */
  readonly urgent?: boolean;
  readonly content: () => ReactNode;
}

export interface NewView {
  /** If given, replaces this view. */
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
  /** Whether this person may share views with the agency. */
  readonly mayShare?: boolean;
}

export interface EmptyTexts {
  readonly title: string;
  readonly text: string;
  readonly icon?: ListIcon;
  readonly action?: ListAction;
  readonly alternative?: ListAction;
}

export interface ListDefinition<Row> {
  /** Key of the cache, of stored settings and of saved views, such as 'applications'. */
  readonly name: string;
  /** The page's h1. */
  readonly title: string;
  /** 'application' for 1, 'applications' otherwise, translated. */
  readonly noun: (count: number) => string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** Name of the row, as in "Select Asha Verma". */
  readonly rowLabel: (row: Row) => string;
  readonly filters?: readonly ListFilter[];
  readonly searchPlaceholder: string;
  readonly sorts: readonly SortOption[];
  readonly defaultSort: ListSort;
  readonly fetch: (request: ListRequest) => Promise<ListPage<Row>>;
  /** Loads a row that is open but not on this page; null: missing, or not visible to this person. */
  readonly fetchRow?: (id: string, signal: AbortSignal) => Promise<Row | null>;
  /** Primary button, shortcut N. */
  readonly primaryAction?: ListAction;
  /** Opened by click or Enter. */
  readonly drawer?: (row: Row) => RowDrawer;
  /** Target of Enter on an open row, and of a click if there is no drawer: '/form?applicationUid=…'. */
  readonly pagePath?: (row: Row) => string | null;
  /** Shortcut E. */
  readonly edit?: (row: Row) => void;
  readonly rowMenu?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction<Row>[];
  readonly empty: EmptyTexts;
  /** The first view is the whole list and should have an empty query. */
  readonly views?: readonly ListView[];
  readonly extraTabs?: readonly ListExtraTab[];
  /** Absent: no export. */
  readonly file?: ListFile;
  /** Shown beside the count, such as the time of the last live update. */
  readonly liveHint?: ReactNode;
}

export interface StaffListProps<Row> {
  readonly definition: ListDefinition<Row>;
  /** Absent: views cannot be saved. */
  readonly savedViews?: SavedViews;
  /** Rows added since the list was read; shown as "4 new" so that rows do not jump. */
  readonly newCount?: number;
  /** Called after the list was reloaded. */
  readonly onShowNew?: () => void;
}
