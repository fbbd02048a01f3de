/** CSS Modules: the class names a file declares, by the names it gives them. */
declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
