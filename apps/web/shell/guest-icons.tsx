import {
  CircleUser,
  Coins,
  Gift,
  Heart,
  House,
  LayoutGrid,
  LogIn,
  MessageCircle,
  ReceiptText,
  ShieldCheck,
  Sparkles,
  UserPen,
  Video,
} from 'lucide-react';
import type { MenuIcons } from './menu.tsx';

/** Icons of the guest site's menus. */
export const guestIcons: MenuIcons = {
  home: <House />,
  cams: <Video />,
  chat: <MessageCircle />,
  free: <Gift />,
  new: <Sparkles />,
  categories: <LayoutGrid />,
  favourites: <Heart />,
  login: <LogIn />,
  account: <CircleUser />,
  profile: <UserPen />,
  coins: <Coins />,
  statement: <ReceiptText />,
  security: <ShieldCheck />,
};
