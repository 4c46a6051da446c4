// The mark of one's own seat.
import { t } from "../language/words";
import "./you.css";

export const You = () => <em class="you">{t("first-you")}</em>;
