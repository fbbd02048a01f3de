/** How a dialog's parts are dressed: head and buttons stay, what is between them scrolls. */
import styles from './management.module.css'

export const windowStyles = {
  container: styles.window,
  header: styles.windowHead,
  body: styles.windowBody,
  footer: styles.windowFoot,
}
