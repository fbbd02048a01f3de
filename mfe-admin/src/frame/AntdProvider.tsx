/** antd with the site's theme; its styles are in their own layer and carry the page's nonce. */

import { useOffice } from '@access/kit'
import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { LoaderCircle } from 'lucide-react'
import { useRef } from 'react'
import { Outlet } from 'react-router-dom'
import screen from '../components/screen.module.css'
import { ReauthenticationProvider } from '../session/ReauthenticationProvider.tsx'
import { useDensity } from './density/use-density.ts'
import styles from './frame.module.css'
import { buildAntdTheme } from './theme.ts'
import { UndoProvider } from './undo/UndoProvider.tsx'
import './antd.generated.css'
import { useIsDark, usePrefersReducedMotion } from '../components/use-display-preferences.ts'

export default function AntdProvider() {
  const isDark = useIsDark()
  const prefersReducedMotion = usePrefersReducedMotion()
  const { brandColor } = useOffice()
  const [density] = useDensity()
  const popupContainer = useRef<HTMLDivElement>(null)
  return (
    <StyleProvider layer>
      <ConfigProvider
        csp={{ nonce: pageNonce() }}
        theme={buildAntdTheme({ isDark, isCompact: density === 'Compact', prefersReducedMotion, brandColor })}
        form={{ colon: false }}
        modal={modal}
        // Lists of options are short, and a virtual one is another list for screen readers than for the eye.
        virtual={false}
        // antd's own is read out as a part of the button's name, and stays until its motion has ended.
        button={{
          loadingIcon: (
            <LoaderCircle size={16} aria-hidden className={prefersReducedMotion ? '' : 'anticon-spin'} />
          ),
        }}
        // Dialogs open in here. At the end of the body antd would lock scrolling with an inline style, which the content
        // security policy blocks.
        getPopupContainer={() => popupContainer.current ?? document.body}
      >
        <ReauthenticationProvider>
          <UndoProvider>
            <Outlet />
          </UndoProvider>
        </ReauthenticationProvider>
        <div ref={popupContainer} className={styles.popups} />
      </ConfigProvider>
    </StyleProvider>
  )
}

/** The head and the buttons of a dialog stay in sight while its body scrolls. */
const modal = {
  centered: true,
  classNames: {
    container: screen.dialog!,
    header: screen.dialogHeader!,
    body: screen.dialogBody!,
    footer: screen.dialogFooter!,
  },
}

// Browsers hide the attribute from selectors and keep it in the property.
function pageNonce(): string | undefined {
  return document.querySelector<HTMLElement>('style[nonce], script[nonce], link[nonce]')?.nonce || undefined
}
