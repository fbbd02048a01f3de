/** The site's colours and sizes as antd tokens. antd derives tints from them, so it needs literal values. */
import { type BrandColors, deriveBrandTheme } from '@access/kit/brand-theme'
import { type ThemeConfig, theme } from 'antd'

const sharedTokens: ThemeConfig['token'] = {
  borderRadius: 6,
  controlHeight: 40,
  fontSize: 15,
  fontFamily: 'var(--text)',
  // Dialogs are below the toasts, which report the result of a save.
  zIndexPopupBase: 300,
}

const componentTokens: ThemeConfig['components'] = {
  Button: { defaultShadow: 'none', primaryShadow: 'none', dangerShadow: 'none' },
  Card: { bodyPadding: 0, headerHeight: 48, headerPadding: 16, headerFontSize: 16 },
  Breadcrumb: { linkColor: 'var(--ant-color-link)' },
  Form: { itemMarginBottom: 26 },
  Layout: {
    bodyBg: 'var(--ant-color-bg-layout)',
    headerBg: 'var(--surface)',
    headerHeight: 'auto',
    headerPadding: '0.5rem clamp(1rem, 3vw, 2rem)',
    lightSiderBg: 'var(--surface)',
  },
  Timeline: { itemPaddingBottom: 12 },
  Modal: { titleFontSize: 17 },
  // Rows of 44 px; badges and controls of a row are lower than they are elsewhere.
  Table: {
    cellFontSizeSM: 14,
    cellPaddingBlockSM: 6,
    cellPaddingInlineSM: 6,
    headerBorderRadius: 0,
    rowSelectedBg: 'var(--verdigris-50)',
    rowSelectedHoverBg: 'var(--verdigris-100)',
  },
  Tabs: {
    horizontalItemPaddingSM: '8px 0',
    horizontalItemGutter: 20,
    horizontalMargin: '0',
    titleFontSizeSM: 15,
  },
}

/** A switch in a row is as large as a finger or an unsteady hand needs: 24 px, WCAG 2.2, 2.5.8. */
const targets = { trackHeight: 24, handleSize: 20, trackHeightSM: 24, handleSizeSM: 20, trackMinWidthSM: 44 }

const light: ThemeConfig = {
  token: {
    ...sharedTokens,
    colorPrimary: '#0f5148',
    colorLink: '#0f5148',
    colorInfo: '#1f4e79',
    colorSuccess: '#2a571b',
    colorWarning: '#624000',
    colorError: '#8f2f17',
    colorTextBase: '#15211e',
    colorText: '#15211e',
    colorTextPlaceholder: '#5d6864',
    controlItemBgActive: '#dcede8',
    controlItemBgActiveHover: '#dcede8',
    controlItemBgHover: '#eef6f3',
    colorTextDescription: '#414e49',
    colorBgLayout: '#fbf8f2',
    colorBorder: '#6b6a5c',
    colorBorderSecondary: '#d9d0bf',
    colorErrorBg: '#fbe5dd',
    colorErrorBorder: '#8f2f17',
    colorInfoBg: '#e1ecf6',
    colorInfoBorder: '#1f4e79',
    colorWarningBg: '#fbe3ae',
    colorWarningBorder: '#624000',
    colorBgMask: 'rgb(7 47 42 / 0.62)',
  },
  // A switch that is off stands out from the page as much as one that is on.
  components: {
    ...componentTokens,
    // The days of the months beside the one that is shown.
    DatePicker: { colorTextDisabled: '#5d6864' },
    Switch: { ...targets, colorTextQuaternary: '#6b6a5c', colorTextTertiary: '#414e49' },
  },
}

const dark: ThemeConfig = {
  token: {
    ...sharedTokens,
    colorPrimary: '#7fd1bf',
    colorLink: '#7fd1bf',
    colorInfo: '#9cc9f2',
    colorSuccess: '#a8d88b',
    colorWarning: '#f6c667',
    colorError: '#ffa28c',
    colorTextBase: '#edf3ef',
    colorText: '#edf3ef',
    colorTextPlaceholder: '#9caba4',
    controlItemBgActive: '#1b332c',
    controlItemBgActiveHover: '#1b332c',
    controlItemBgHover: '#16241f',
    colorTextDescription: '#b4c3bb',
    colorTextLightSolid: '#062420',
    colorBgBase: '#0f1715',
    colorBgLayout: '#0f1715',
    colorBgContainer: '#18231f',
    colorBgElevated: '#22302b',
    colorBorder: '#8a9a93',
    colorBorderSecondary: '#33443d',
    colorErrorBg: '#3c1f17',
    colorErrorBorder: '#ffa28c',
    colorInfoBg: '#17293a',
    colorInfoBorder: '#9cc9f2',
    colorWarningBg: '#3b2f12',
    colorWarningBorder: '#f6c667',
    colorBgMask: 'rgb(0 0 0 / 0.68)',
  },
  components: {
    ...componentTokens,
    Button: { ...componentTokens.Button, primaryColor: '#062420', dangerColor: '#2c0d05' },
    DatePicker: { colorTextDisabled: '#9caba4' },
    Switch: { ...targets, colorTextQuaternary: '#8a9a93', colorTextTertiary: '#b4c3bb', handleBg: '#062420' },
  },
}

/** antd's theme for a dark or a light page in the organization's color, dense and without motion when that is preferred. */
export function buildAntdTheme({
  isDark,
  isCompact = false,
  prefersReducedMotion,
  brandColor,
}: {
  isDark: boolean
  isCompact?: boolean
  prefersReducedMotion: boolean
  brandColor: BrandColors['brandColor']
}): ThemeConfig {
  const base = applyBrandColor(isDark ? dark : light, isDark, brandColor)
  const algorithm = isDark ? theme.darkAlgorithm : theme.defaultAlgorithm
  return {
    ...base,
    algorithm: isCompact ? [algorithm, theme.compactAlgorithm] : algorithm,
    // Its styles are in a file (`infra/decisions/portal-components.md`): only the theme's variables are written while the page is used.
    zeroRuntime: true,
    hashed: false,
    // antd makes compact letters smaller by two steps: from these it comes to 14 pixels.
    token: { ...base.token, ...(isCompact && { fontSize: 18 }), motion: !prefersReducedMotion },
  }
}

function applyBrandColor(
  base: ThemeConfig,
  isDark: boolean,
  brandColor: BrandColors['brandColor'],
): ThemeConfig {
  if (!brandColor) return base
  const { light, dark } = deriveBrandTheme({ brandColor, accentColor: null })
  const { primary = '', 'on-primary': onPrimary = '' } = isDark ? dark : light
  const { components = {} } = base
  return {
    ...base,
    token: {
      ...base.token,
      colorPrimary: primary,
      colorLink: primary,
      ...(isDark && { colorTextLightSolid: onPrimary }),
    },
    components: isDark
      ? {
          ...components,
          Button: { ...components.Button, primaryColor: onPrimary },
          Switch: { ...components.Switch, handleBg: onPrimary },
        }
      : components,
  }
}
