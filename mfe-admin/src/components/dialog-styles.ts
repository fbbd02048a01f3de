/** The class names of dialogs: header and footer are fixed, the body scrolls. */
import styles from './screen.module.css'

export const dialogClassNames = {
  container: styles.dialog,
  header: styles.dialogHeader,
  body: styles.dialogBody,
  footer: styles.dialogFooter,
}
