vcl 4.1;
# /etc/varnish/default.vcl: a shared cache between what ends TLS and the site, with CDN_PURGE_URL=http://127.0.0.1:6081/purge,
# CDN_PURGE_TOKEN and PROXIES=2 (1 where nothing is in front of Varnish). varnishd -p http_req_size=64k -p http_resp_hdr_len=32k
# What it keeps it forgets by the tags of each answer, in the moment in which the site says that something has changed.
import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
}

acl site_itself {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "POST" && req.url == "/purge") {
    if (client.ip !~ site_itself || req.http.Authorization != "Bearer CHANGE-ME") {
      return (synth(403, "Forbidden"));
    }
    # "event-12 event.date_start": each tag stands between blanks in what is compared. Without tags: everything.
    if (req.http.Surrogate-Key ~ "[a-z]") {
      # What means something in a pattern becomes any character.
      set req.http.X-Tags = regsuball(std.tolower(req.http.Surrogate-Key), "[^a-z0-9_ -]", ".");
      ban("obj.http.X-Tags ~ " + {"""} + " (" + regsuball(req.http.X-Tags, " +", "|") + ") " + {"""});
    } else {
      ban("obj.status != 0");
    }
    return (synth(200, "Purged"));
  }
  # Who is signed in, or has a cart, gets nothing of others and leaves nothing to them.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Cookie ~ "(^|; )(__Host-|__Secure-)?(session|signedIn|cart|csrftoken)=" || req.http.Authorization) {
    return (pass);
  }
  if (req.http.Accept ~ "text/event-stream" || req.url ~ "^(/(de|en))?/api/availability/stream") {
    return (pipe);
  }
  unset req.http.Cookie;
  return (hash);
}

sub vcl_backend_response {
  # Only what the site itself gives to shared caches.
  if (beresp.http.Cache-Control !~ "s-maxage" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  set beresp.http.X-Tags = " " + std.tolower(beresp.http.Surrogate-Key) + " ";
  set beresp.grace = 10s;
}

sub vcl_deliver {
  unset resp.http.X-Tags;
}
