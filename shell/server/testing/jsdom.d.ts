/** The little of jsdom that tests of the server use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string })
    readonly window: { readonly document: Document }
  }
}
