// A window with a WebKit view for WebKitWebDriver, run by GJS: gjs -m webkit-window.js FOLDER.
// WebKit's own MiniBrowser is not used: under automation it is a private window, and WebKit writes no console messages of those.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import system from 'system';

Gtk.init(null);
const folder = system.programArgs[0];
const context = WebKit.WebContext.new_with_website_data_manager(
  new WebKit.WebsiteDataManager({
    base_data_directory: `${folder}/data`,
    base_cache_directory: `${folder}/cache`,
  }),
);
context.set_automation_allowed(true);
context.connect('download-started', (_context, download) =>
  download.connect('decide-destination', (_download, name) => {
    download.set_destination(`file://${folder}/downloads/${encodeURIComponent(name)}`);
    return true;
  }),
);

const window = new Gtk.Window({ type: Gtk.WindowType.TOPLEVEL, decorated: false });
context.connect('automation-started', (_context, session) => {
  const info = WebKit.ApplicationInfo.new();
  info.set_name('webkit');
  info.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version());
  session.set_application_info(info);
  session.connect('create-web-view', () => {
    const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true });
    const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true });
    view.connect('close', () => Gtk.main_quit());
    window.add(view);
    window.show_all();
    view.grab_focus();
    return view;
  });
});
Gtk.main();
