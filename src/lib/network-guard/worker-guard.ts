// The first import of every worker: what it runs later cannot reach a host that the page did not allow.
import { isPermissionMessage, type NewsMessage } from "./guard-messages";
import { installNetworkGuard } from "./network-guard";

const guard = installNetworkGuard({
  scope: self,
  address: self.location.href,
  onNews: (news) => {
    const message: NewsMessage = { type: "network-news", news };
    self.postMessage(message);
  },
});

// Before all other listeners of the worker, which take every message for an order.
self.addEventListener("message", (event) => {
  if (!isPermissionMessage(event.data)) return;
  event.stopImmediatePropagation();
  guard.setPermissions(event.data.permissions);
});
