import { describe, expect, it } from "vitest";
import { webAddress } from "@/lib/web-address";
import { readAddress } from "@/providers/http/address";
import { keyHostOf } from "@/store/settings/endpoints";

describe("an address as people write one", () => {
  it.each([
    ["localhost:8080", "http://localhost:8080/"],
    ["127.0.0.1:11434/v1", "http://127.0.0.1:11434/v1"],
    ["192.168.1.7:8000", "http://192.168.1.7:8000/"],
    ["172.20.0.3:8000", "http://172.20.0.3:8000/"],
    ["[::1]:8080", "http://[::1]:8080/"],
    ["box.local:1234", "http://box.local:1234/"],
    ["api.example.org/v1", "https://api.example.org/v1"],
    ["http://api.example.org", "http://api.example.org/"],
    [" https://a.example/v1 ", "https://a.example/v1"],
  ])("%s is %s, for Settings, keys and the terminal alike", (text, address) => {
    expect(webAddress(text)?.href).toBe(address);
    expect(readAddress(text)?.host).toBe(new URL(address).host);
    expect(keyHostOf(text)).toBe(new URL(address).host);
  });

  it.each(["", "models", "ftp://a.example", "me:secret@a.example", "sk-proj-abcdefgh12345678", "javascript:alert(1)"])(
    "%j is none",
    (text) => {
      expect(webAddress(text)).toBeUndefined();
    },
  );
});
