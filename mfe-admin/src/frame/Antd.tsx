/** antd, dressed in the site's colours; its styles stay in their own layer and carry the page's nonce. */
import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { useRef } from 'react'
import { Outlet } from 'react-router-dom'
import styles from './frame.module.css'
import { SigningIn } from './SigningIn.tsx'
import { antdTheme } from './theme.ts'
import './antd.generated.css'
import { useIsDark, useIsStill } from './wishes.ts'

export default function Antd() {
  const isDark = useIsDark()
  const isStill = useIsStill()
  const windows = useRef<HTMLDivElement>(null)
  return (
    <StyleProvider layer>
      <ConfigProvider
        csp={{ nonce: pageNonce() }}
        theme={antdTheme({ isDark, isStill })}
        form={{ colon: false }}
        // Dialogs open in here. At the end of the body antd would hold the page still with a style of its own, which
        // the content security policy refuses.
        getPopupContainer={() => windows.current ?? document.body}
      >
        <SigningIn>
          <Outlet />
        </SigningIn>
        <div ref={windows} className={styles.windows} />
      </ConfigProvider>
    </StyleProvider>
  )
}

// Browsers hide the attribute's text from selectors and keep it in the property.
function pageNonce(): string | undefined {
  return document.querySelector<HTMLElement>('style[nonce], script[nonce], link[nonce]')?.nonce || undefined
}
