/** Certificates for a mail server at 127.0.0.1, signed by themselves, all with one key. They guard nothing but tests. */

const privateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWdJR4mGgCGCW3N02
TWapI+UIocwfmePObgl2ysfI73KhRANCAAQWbNQV/z9FbATSTSpwk7jcQW6IgS7s
+28StwcD0lwsInX+cZH58/XtyIFJAaeCvjXhmvgXjRUYbvaEcZ+lrm9r
-----END PRIVATE KEY-----`

export interface Certificate {
  cert: string
  key: string
}

const buildCertificate = (base64: string): Certificate => ({
  cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----`,
  key: privateKey,
})

/** For 127.0.0.1, from 2020 until 2120. */
export const goodCertificate =
  buildCertificate(`MIIBOzCB46ADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCTEyNy4wLjAu
MTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFDESMBAGA1UEAwwJ
MTI3LjAuMC4xMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEFmzUFf8/RWwE0k0q
cJO43EFuiIEu7PtvErcHA9JcLCJ1/nGR+fP17ciBSQGngr414Zr4F40VGG72hHGf
pa5va6MkMCIwDwYDVR0RBAgwBocEfwAAATAPBgNVHRMBAf8EBTADAQH/MAoGCCqG
SM49BAMCA0cAMEQCIDQattJCj792r3fquddHV8dEDZ6W+ySaqG+N0q8kZpSdAiAr
xuWJQ8+a3d9FvGOruuG57ALVd4rOLAFxIV47RqaPHQ==`)

/** For 127.0.0.1, until the end of 2020. */
export const expiredCertificate =
  buildCertificate(`MIIBOTCB4aADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCTEyNy4wLjAu
MTAeFw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAwMDBaMBQxEjAQBgNVBAMMCTEy
Ny4wLjAuMTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABBZs1BX/P0VsBNJNKnCT
uNxBboiBLuz7bxK3BwPSXCwidf5xkfnz9e3IgUkBp4K+NeGa+BeNFRhu9oRxn6Wu
b2ujJDAiMA8GA1UdEQQIMAaHBH8AAAEwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjO
PQQDAgNHADBEAiBGfNwl1K3AYjU+M+md5DMIZ3R8JFBA5OqShL8rxScEfgIgPO+m
Cw8eoz8vGQ2EPUmwr+SKfgwFLSKKVmg8FG8lq0M=`)

/** For another.example.org, from 2020 until 2120. */
export const otherCertificate =
  buildCertificate(`MIIBYDCCAQagAwIBAgIBATAKBggqhkjOPQQDAjAeMRwwGgYDVQQDDBNhbm90aGVy
LmV4YW1wbGUub3JnMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAe
MRwwGgYDVQQDDBNhbm90aGVyLmV4YW1wbGUub3JnMFkwEwYHKoZIzj0CAQYIKoZI
zj0DAQcDQgAEFmzUFf8/RWwE0k0qcJO43EFuiIEu7PtvErcHA9JcLCJ1/nGR+fP1
7ciBSQGngr414Zr4F40VGG72hHGfpa5va6MzMDEwHgYDVR0RBBcwFYITYW5vdGhl
ci5leGFtcGxlLm9yZzAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUC
IQCneo7nwSudpMnvBbyjD0fEpVZ6qwYQmTmWF/njLsjS9QIgDg8gjxur/Ec9kUPO
6FbC5tNDBKkHOggqBr8/bl00TW8=`)
