"""Many rule sets and many games measured: on this machine's cores or on a cluster, resumed where they stopped."""
