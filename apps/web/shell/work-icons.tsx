import {
  ChartLine,
  CircleUser,
  Coins,
  FileText,
  Images,
  LayoutDashboard,
  Mail,
  Palette,
  Radio,
  ReceiptText,
  ScrollText,
  Settings,
  ShieldAlert,
  Tags,
  Users,
} from 'lucide-react';
import type { MenuIcons } from './menu.tsx';

/** Icons of the studio's and the office's menus. */
export const workIcons: MenuIcons = {
  overview: <LayoutDashboard />,
  live: <Radio />,
  earnings: <Coins />,
  prices: <Tags />,
  profile: <CircleUser />,
  pictures: <Images />,
  people: <Users />,
  mail: <Mail />,
  ledger: <ReceiptText />,
  audit: <ScrollText />,
  reports: <ShieldAlert />,
  figures: <ChartLine />,
  texts: <FileText />,
  style: <Palette />,
  settings: <Settings />,
};
