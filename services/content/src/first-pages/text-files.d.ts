/** A file's text, taken in by the build. */
declare module '*?raw' {
  const text: string
  export default text
}
