import '#ui/layers.css';
import '#ui/tokens.css';
import '#ui/base.css';
import '#ui/print.css';
