export const en = {
  title: 'Notifications',
  show: 'Show',
  all: 'All',
  unread: 'Unread',
  unreadCount: 'Unread · {{count}}',
  showAll: 'Show all',
  markAll: 'Mark all as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  markOne: '{{mark}}: {{title}}',
  unreadMark: 'Unread.',
  settings: 'What reaches you',
  more: 'Show older ones',
  today: 'Today',
  yesterday: 'Yesterday',
  kinds: {
    transferred: '{{about}} was given to you',
    reviewReturned: '{{about}}: sections were returned',
    reviewApproved: '{{about}}: the review is approved',
    packageReady: '{{about}}: the package is ready',
    requestMade: '{{about}} asks for the extension',
    requestDecided: 'Your request for the extension is decided',
    announcement: '{{about}}',
  },
  empty: {
    all: {
      title: 'Nothing has happened yet',
      text: 'Transfers, returned reviews, decisions and announcements arrive here by themselves.',
    },
    unread: { title: 'Everything is read', text: 'New ones arrive here by themselves.' },
  },
  failing: 'Your notifications could not be loaded',
  announce: {
    button: 'Announce',
    title: 'Announce something',
    toRealm:
      'Goes to all active staff of {{name}} who have notifications: admins, agencies and agents. It cannot be taken back.',
    toAgency: 'Goes to all active agents of {{name}}. It cannot be taken back.',
    heading: 'Title',
    text: 'Text',
    left: '{{count}} characters left',
    preview: 'This is how it will look',
    send: 'Send announcement',
    sent_one: 'Sent to {{count}} person',
    sent_other: 'Sent to {{count}} people',
  },
};

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
export type NotificationsWords = Same<typeof en>;
